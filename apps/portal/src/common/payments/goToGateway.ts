/** Leaves the portal for the page of the payment service. */
export const goToGateway = (payUrl: string): void => globalThis.location.assign(payUrl);
