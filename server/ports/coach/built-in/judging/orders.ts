/** "Call all of them tonight": an order begins with what is to be done. */
export const startsWithOrder = (tokens: readonly string[]) => {
  const [first, second] = /^(?:then|next|first|second|third|also|finally|and|so|\d+)$/.test(
    tokens[0] ?? '',
  )
    ? tokens.slice(1)
    : tokens
  return first !== undefined && second !== undefined && ORDERS.has(first)
}

const ORDERS = new Set(
  (
    'call tell give offer ask send write meet make set put start stop open close block check count track measure train ' +
    'teach show explain use find hire move keep cut raise lower refund return replace fix apologize listen invite post ' +
    'print order buy sell pay charge test try run hold plan build create add split divide share assign let have bring take ' +
    'get visit review compare calculate figure work do say follow update change reduce increase focus begin schedule sign accept cancel'
  ).split(' '),
)
