declare global {
  interface Window {
    /** What `public/boot.js` holds until the page is hydrated. */
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

/** Lets forms be submitted, now that they have their handlers; returns the form that was submitted before. */
export function allowSubmit(): HTMLFormElement | undefined {
  window.boot?.allowSubmit();
  /** The form that was submitted. */
  const form = window.boot?.form;
  if (window.boot) window.boot.form = undefined;
  return form;
}

/** Lets links to other websites be opened; returns the link that was pressed before. */
export function allowExternalLinks(): HTMLAnchorElement | undefined {
  window.boot?.allowExternalLinks();
  const link = window.boot?.externalLink;
  if (window.boot) window.boot.externalLink = undefined;
  return link;
}
