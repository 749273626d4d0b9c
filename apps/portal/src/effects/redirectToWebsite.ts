/** Leaves the portal for an outside address in this tab; Back leads to the page before. */
export function redirectToWebsite(address: string): void {
  window.location.replace(address);
}
