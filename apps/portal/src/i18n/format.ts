import * as core from '@temple-land/portal-core';
import { localizeDigits } from './digits.ts';

/** Formats a date, dd-MM-yyyy in Indian time, in the reader's digits. */
export const formatDate = (iso: string): string => localizeDigits(core.formatDate(iso));

/** Formats the date of a notice, dd/MM/yyyy in Indian time, in the reader's digits. */
export const formatNoticeDate = (iso: string): string => localizeDigits(core.formatNoticeDate(iso));

/** Formats acres with four decimals and Indian grouping in the reader's digits. */
export const formatAcres = (acres: number): string => localizeDigits(core.formatAcres(acres));

/** Formats rupees with two decimals and Indian grouping in the reader's digits. */
export const formatRupees = (rupees: number): string => localizeDigits(core.formatRupees(rupees));

/** Formats a whole number with Indian grouping in the reader's digits. */
export const formatCount = (count: number): string => localizeDigits(core.formatCount(count));

/** Formats hectares in the reader's digits. */
export const formatHectares = (acres: number): string => localizeDigits(core.formatHectares(acres));

/** Formats an area as the land record does, in the reader's digits. */
export const formatRecordArea = (acres: number): string =>
  localizeDigits(core.formatRecordArea(acres));
