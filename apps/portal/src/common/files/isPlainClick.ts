/** The properties of a click on a link that decide who handles it. */
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Returns whether a click opens its link in the same window and has no other handler. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
