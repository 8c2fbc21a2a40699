/** Above a reply, so in markdown. */
export const SHARE_USED =
  '*You have used today’s share of the language model, so this is from the built-in coach. The model is back within a day.*\n\n'
