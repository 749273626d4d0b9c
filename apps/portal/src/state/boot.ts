declare global {
  interface Window {
    /** What `public/boot.js` holds back until the page is hydrated. */
    boot?: {
      /** The form that was sent. */
      form?: HTMLFormElement | undefined;
      /** The link to another website that was pressed. */
      externalLink?: HTMLAnchorElement | undefined;
      allowSubmit(): void;
      allowExternalLinks(): void;
    };
  }
}

/** Lets forms be sent, since their handlers are there; returns the one that was sent before. */
export function allowSubmit(): HTMLFormElement | undefined {
  window.boot?.allowSubmit();
  const form = window.boot?.form;
  if (window.boot) window.boot.form = undefined;
  return form;
}

/** Lets links to other websites be followed; returns the one that was pressed before. */
export function allowExternalLinks(): HTMLAnchorElement | undefined {
  window.boot?.allowExternalLinks();
  const link = window.boot?.externalLink;
  if (window.boot) window.boot.externalLink = undefined;
  return link;
}
