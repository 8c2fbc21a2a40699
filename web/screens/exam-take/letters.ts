/** The letter of an option, by its position from 0. */
export const letterOf = (option: number) => String.fromCharCode(65 + option)
