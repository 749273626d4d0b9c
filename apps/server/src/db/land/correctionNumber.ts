import { getIndianYear } from '../indianDay.ts';

const numberDigits = 6;

/** Returns the number of a correction request, COR/2026/000012. */
export const formatCorrectionNumber = (id: number, requestedOn: Date): string =>
  `COR/${getIndianYear(requestedOn)}/${String(id).padStart(numberDigits, '0')}`;
