import { listPlaceholders } from '../../messages/format.ts';
import type { LetterKind } from '../../schemas/applications/letters.ts';

/** The reason of the templates that come with the portal: a mark, for which pages show a text of their own. */
export const sampleWording = 'Sample wording, to be confirmed by the administration.';

const common = [
  'applicationNo',
  'applicant',
  'kind',
  'receivedOn',
  'district',
  'tahasil',
  'mouza',
  'khatiyan',
  'plot',
  'area',
  'today',
  'officer',
] as const;
const amounts = [
  'areaGranted',
  'ratePerAcre',
  'ruleNo',
  'value',
  'concession',
  'fee',
  'amountDue',
  'sheet',
  'termYears',
] as const;

/** The names in braces that a template of each letter may have, which the service replaces by values of the case. */
export const letterPlaceholders = {
  order: [...common, 'orderNo', 'resolutionNo', ...amounts, 'challanNo', 'paidOn'],
  rejection: [...common, 'reason', 'remark', 'resolutionNo'],
  demand: [...common, 'resolutionNo', ...amounts, 'dueOn'],
  query: [...common, 'query', 'dueOn'],
} as const satisfies Readonly<Record<LetterKind, readonly string[]>>;
export type LetterPlaceholder = (typeof letterPlaceholders)[LetterKind][number];

/** The values of a case by the names of the placeholders; an empty one is known to have no value. */
export type LetterValues = Readonly<Partial<Record<string, string>>>;

const kindOfAction: Readonly<Record<string, LetterKind>> = {
  issueOrder: 'order',
  reject: 'rejection',
  approve: 'demand',
  resolve: 'demand',
  query: 'query',
};
const landApplication = 2;

/** Returns the letter that a step of the workflow issues; undefined for a step without a letter. */
export function getLetterKind(applicationType: number, action: string): LetterKind | undefined {
  if (applicationType !== landApplication || !Object.hasOwn(kindOfAction, action)) return undefined;
  return kindOfAction[action];
}

/** Returns the placeholders of a text that its letter does not have, sorted, each once. */
export function listUnknownPlaceholders(kind: LetterKind, text: string): string[] {
  const known: readonly string[] = letterPlaceholders[kind];
  return [...new Set(listPlaceholders(text))].filter((name) => !known.includes(name));
}

/** Returns whether the braces of a text enclose names only, each pair closed. */
export const hasSoundBraces = (text: string): boolean =>
  !/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''));

/** What stands in a draft for a value that is not entered yet; a letter cannot be issued with it. */
export const missingValue = '………';

/** Splits a text into its paragraphs, which empty lines separate. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/**
 * Fills a template with the values of a case. A paragraph with a value that the case does not have, such as the term of
 * a purchase, is left out; a value that is not entered yet is marked.
 */
export function fillTemplate(template: string, values: LetterValues): string {
  const paragraphs = splitParagraphs(template).filter((paragraph) =>
    listPlaceholders(paragraph).every((name) => values[name] !== ''),
  );
  const filled = paragraphs.map((paragraph) =>
    paragraph.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? missingValue),
  );
  return filled.join('\n\n');
}
