/** Replaces the page with an external website in this tab; Back leads to the page before. */
export function redirectToWebsite(address: string): void {
  window.location.replace(address);
}
