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

/** A whole number with Indian grouping. */
export function countText(count: number): string {
  return count.toLocaleString('en-IN');
}

/** The page title: its parts joined by '-', without spaces (spec 2.1). */
export function pageTitle(parts: readonly string[]): string {
  return parts.join('-');
}
