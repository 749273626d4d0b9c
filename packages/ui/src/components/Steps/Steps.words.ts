/** The words of `Steps` in English. */
export const stepsWords = {
  label: 'Steps',
  /** The line above the title of the current step and of those after it. */
  stepText: (number: number, total: number) => `Step ${number} of ${total}`,
  /** The line above the title of a step before the current one. */
  doneText: 'Done',
};
