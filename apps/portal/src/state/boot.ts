declare global {
  interface Window {
    /** What `public/boot.js` holds back until the page is hydrated. */
    boot?: {
      /** The link to another website that was pressed. */
      externalLink?: HTMLAnchorElement | undefined;
      allowSubmit(): void;
      allowExternalLinks(): void;
    };
  }
}

/** Lets forms be sent: their handlers are there. */
export const allowSubmit = (): void => globalThis.window?.boot?.allowSubmit();

/** Lets links to other websites be followed; returns the one that was pressed before. */
export function allowExternalLinks(): HTMLAnchorElement | undefined {
  window.boot?.allowExternalLinks();
  const link = window.boot?.externalLink;
  if (window.boot) window.boot.externalLink = undefined;
  return link;
}
