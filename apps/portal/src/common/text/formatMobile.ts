/** Returns a mobile number with the country's prefix, in two groups: +91 98610 00102. */
export const formatMobile = (mobile: string): string =>
  `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
