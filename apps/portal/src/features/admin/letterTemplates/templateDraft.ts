import {
  hasSoundBraces,
  listUnknownPlaceholders,
  sampleWording,
  type ApplicationKind,
  type LetterKind,
  type LetterTemplate,
  type LetterText,
} from '@temple-land/portal-core';

/** The template that applies to a letter about a kind of application. */
export interface AppliedTemplate {
  /** Its versions, newest first; empty where the general one applies. */
  own: readonly LetterTemplate[];
  /** The wording that applies now. */
  text: LetterText;
  /** Whether that wording is a sample that the administration has not confirmed. */
  isSample: boolean;
}

/** Returns the template of a letter for a kind of application; undefined when there is none at all. */
export function findAppliedTemplate(
  templates: readonly LetterTemplate[],
  kind: LetterKind,
  applicationKind: ApplicationKind | '',
): AppliedTemplate | undefined {
  const versionsOf = (of: string) =>
    templates
      .filter((one) => one.kind === kind && one.applicationKind === of)
      .toSorted((first, second) => second.version - first.version);
  const own = versionsOf(applicationKind);
  const [newest] = own.length > 0 ? own : versionsOf('');
  return (
    newest && {
      own,
      text: { en: newest.en, or: newest.or },
      isSample: newest.reason === sampleWording,
    }
  );
}

/** What is wrong with the text of a template. */
export type TemplateFault =
  { why: 'empty' } | { why: 'braces' } | { why: 'unknown'; names: readonly string[] };

/** Returns the first fault of the text of a template. */
export function findTextFault(kind: LetterKind, text: string): TemplateFault | undefined {
  if (text.trim() === '') return { why: 'empty' };
  if (!hasSoundBraces(text)) return { why: 'braces' };
  const names = listUnknownPlaceholders(kind, text);
  return names.length === 0 ? undefined : { why: 'unknown', names };
}
