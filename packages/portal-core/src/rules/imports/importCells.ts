import { convertArea, roundAcres, type AreaUnit } from '../land/area.ts';
import { toSpelling, type ImportField } from './fieldMakers.ts';
import type { ImportFaultKind } from '../../schemas/admin/importKinds.ts';

/** The value of a cell: null when it is empty. */
export type CellValue = string | number | null;

/** A read cell: its value, or its fault. */
export type ReadCell = { value: CellValue } | { kind: ImportFaultKind; detail?: string };

const mostAcres = 99_999_999.9999;
const mostRupees = 999_999_999_999.99;
const years = { first: 1800, last: 2200 };

const plainNumber = /^\d+(\.\d+)?$/;
const groupedNumber = /^\d{1,3}(,\d{2,3})+(\.\d+)?$/;

/** Parses digits with a decimal point, and commas between groups; undefined for anything else. */
function parseNumber(text: string): number | undefined {
  if (plainNumber.test(text)) return Number(text);
  return groupedNumber.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

const isNegative = (text: string) => /^-[\d.,]+$/.test(text);

/** Returns whether a text has no control or broken characters but line ends. */
const isClean = (text: string) =>
  !/[\p{Cc}\p{Surrogate}\uFFFD\uFFFE\uFFFF]/u.test(text.replaceAll('\n', ''));

const hasDecimals = (value: number, decimals: number) =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-4;

function readNumber(text: string, accept: (value: number) => CellValue, detail: string): ReadCell {
  const number = parseNumber(text);
  if (number === undefined) return { kind: isNegative(text) ? 'outOfRange' : 'notNumber', detail };
  const value = accept(number);
  return value === null ? { kind: 'outOfRange', detail } : { value };
}

function readAcres(text: string, unit: AreaUnit): ReadCell {
  const detail = 'above 0, at most four decimals';
  return readNumber(
    text,
    (number) => {
      if (unit === 'acre' && !hasDecimals(number, 4)) return null;
      const acres = roundAcres(Number(convertArea(number, unit, 'acre').toFixed(8)));
      return acres > 0 && acres <= mostAcres ? acres : null;
    },
    detail,
  );
}

const readRupees = (text: string): ReadCell =>
  readNumber(
    text,
    (number) => (number <= mostRupees && hasDecimals(number, 2) ? number : null),
    'from 0, at most two decimals',
  );

const readYear = (text: string): ReadCell =>
  readNumber(
    text,
    (number) =>
      Number.isInteger(number) && number >= years.first && number <= years.last ? number : null,
    `a year from ${years.first} to ${years.last}`,
  );

const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})(?: 00:00)?$/;
const indianDay = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** Reads 2026-03-16, 16-03-2026, 16/03/2026 and 16.03.2026. */
function readDay(text: string): ReadCell {
  const iso = isoDay.exec(text);
  const indian = indianDay.exec(text);
  const parts = iso ? [iso[1], iso[2], iso[3]] : [indian?.[3], indian?.[2], indian?.[1]];
  const day = parts.map((part = '') => part.padStart(2, '0')).join('-');
  const date = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isReal && date.getUTCFullYear() >= years.first
    ? { value: day }
    : { kind: 'notDate', detail: 'a day such as 2026-03-16 or 16-03-2026' };
}

const timeOfDay = /^(.*\S)[T ](([01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)$/;

/** Reads a day with a time in India, such as 2026-03-16 17:30; without a time it is the beginning of the day. */
function readMoment(text: string): ReadCell {
  const [, dayText = text, time = '00:00'] = timeOfDay.exec(text) ?? [];
  const day = readDay(dayText);
  if (!('value' in day)) return { kind: 'notDate', detail: 'a day with a time: 2026-03-16 17:30' };
  return { value: `${day.value}T${/^\d:/.test(time) ? '0' : ''}${time}+05:30` };
}

/** Reads a number that its field checks. */
function readChecked(text: string, { isValid, shape = '' }: ImportField): ReadCell {
  return readNumber(text, (number) => (isValid?.(number) === false ? null : number), shape);
}

function readChoice(text: string, choices: ImportField['choices'] = {}): ReadCell {
  const spelling = toSpelling(text);
  const found = Object.entries(choices).find(([, spellings]) => spellings.includes(spelling));
  return found
    ? { value: found[0] }
    : { kind: 'notInList', detail: Object.keys(choices).join(', ') };
}

function readText(text: string, { maxLength = 0, isValid, shape }: ImportField): ReadCell {
  if (!isClean(text)) return { kind: 'badCharacters' };
  if ([...text].length > maxLength) return { kind: 'tooLong', detail: `at most ${maxLength}` };
  if (isValid?.(text) === false) return { kind: 'badShape', ...(shape && { detail: shape }) };
  return { value: text };
}

const cleanLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
const cleanLines = (text: string) =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').trim();

/** Reads the text of a cell as the value of a field; an empty cell of an optional field has the value null. */
export function readImportCell(
  field: ImportField,
  given: string,
  unit: AreaUnit = 'acre',
): ReadCell {
  const text = field.kind === 'lines' ? cleanLines(given) : cleanLine(given);
  if (text === '') return field.isRequired ? { kind: 'empty' } : { value: null };
  if (field.kind === 'acres') return readAcres(text, unit);
  if (field.kind === 'rupees' || field.kind === 'quantity') return readRupees(text);
  if (field.kind === 'year') return readYear(text);
  if (field.kind === 'day') return readDay(text);
  if (field.kind === 'moment') return readMoment(text);
  if (field.kind === 'number') return readChecked(text, field);
  if (field.kind === 'choice') return readChoice(text, field.choices);
  return readText(text, field);
}
