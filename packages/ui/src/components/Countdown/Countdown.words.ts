/** The words of `Countdown` in English. */
export const countdownWords = {
  text: (secondsLeft: number) =>
    secondsLeft === 1 ? '1 second left' : `${secondsLeft} seconds left`,
};
