import { notificationPreviewCharacters } from '../constants.ts';

const indianDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

function datePieces(iso: string): string[] {
  return indianDate.format(new Date(iso)).split('/');
}

/** A notice's date: dd/MM/yyyy in Indian time. */
export function noticeDate(iso: string): string {
  return datePieces(iso).join('/');
}

/** A tender's or application's date: dd-MM-yyyy in Indian time. */
export function tenderDate(iso: string): string {
  return datePieces(iso).join('-');
}

const indianMoment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
});

/**
 * A moment of the tender document: dd-MMM-yyyy hh:mm a in Indian time, for example
 * 05-Aug-2026 10:30 AM; undefined for a text that is no moment.
 */
export function tenderDocumentMoment(iso: string): string | undefined {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return undefined;
  const parts = indianMoment.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((piece) => piece.type === type)?.value ?? '';
  const day = `${part('day')}-${part('month')}-${part('year')}`;
  return `${day} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

/** The first 20 characters of a notification, with an ellipsis when there are more (spec 9). */
export function notificationPreview(text: string): string {
  const characters = [...text];
  return characters.length <= notificationPreviewCharacters
    ? text
    : `${characters.slice(0, notificationPreviewCharacters).join('')}…`;
}

/** Acres with four decimals and Indian grouping: 60,426.9430. */
export function acresText(acres: number): string {
  return acres.toLocaleString('en-IN', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
}

/** Money with two decimals and Indian grouping: 1,25,000.00. */
export function moneyText(rupees: number): string {
  return rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A whole number with Indian grouping. */
export function countText(count: number): string {
  return count.toLocaleString('en-IN');
}

/** The page title: its parts joined by '-', without spaces (spec 2.1). */
export function pageTitle(parts: readonly string[]): string {
  return parts.join('-');
}
