/** The words of `Timeline` in English. */
export const timelineWords = {
  label: 'Progress',
  /** The states of events for screen readers. */
  states: { done: 'Done', now: 'Now', todo: 'To do', stopped: 'Stopped' },
};
