import {
  createEmptyAnswers,
  tempFileLifeMs,
  type FormFields,
  type TypedAnswers,
} from '@temple-land/portal-core';
import * as v from 'valibot';
import type { DraftContent } from './draftSaver.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** An uploaded file of a form that is not submitted yet; `kind` is the id of its document. */
const DraftFile = v.object({
  kind: v.number(),
  tempId: v.string(),
  fileName: v.string(),
  size: v.number(),
  uploadedAt: v.number(),
});
export type DraftFile = v.InferOutput<typeof DraftFile>;

const Files = v.array(DraftFile);

/** Returns the values of a form and its uploaded files as text by field, without empty ones. */
export function toDraftContent(values: Values, files: readonly DraftFile[]): DraftContent {
  const texts = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    typeof value === 'boolean' ? String(Number(value)) : value,
  ]);
  const all = files.length === 0 ? texts : [...texts, ['files', JSON.stringify(files)] as const];
  return Object.fromEntries(all.filter(([, text]) => text !== ''));
}

/** Returns the default values of a form: those of the draft, else the empty ones. */
export function toFormValues<Form extends Values>(content: DraftContent, empty: Form): Form {
  const entries = Object.entries(empty).map(([name, value]) => {
    const text = content[name];
    if (text === undefined) return [name, value];
    return [name, typeof value === 'boolean' ? text === '1' : text];
  });
  return Object.fromEntries(entries) as Form;
}

/** Returns the answers that a form begins with, without choices that it does not offer. */
export function parseDraftAnswers<Fields extends FormFields>(
  content: DraftContent,
  fields: Fields,
): TypedAnswers<Fields> {
  const kept: Values = toFormValues<Values>(content, createEmptyAnswers(fields));
  const offered = Object.entries(kept).map(([name, value]) => {
    const { kind, choices } = fields[name] ?? {};
    const isChoice = kind === 'choice' || kind === 'select';
    const isUnknown = isChoice && choices !== undefined && !Object.hasOwn(choices, String(value));
    return [name, isUnknown ? '' : value];
  });
  return Object.fromEntries(offered) as TypedAnswers<Fields>;
}

/** Returns the files of a draft that the service still stores at `now` (ms since 1970). */
export function parseDraftFiles(content: DraftContent, now: number): DraftFile[] {
  try {
    const files = v.parse(Files, JSON.parse(content['files'] ?? '[]'));
    return files.filter(({ uploadedAt }) => now - uploadedAt < tempFileLifeMs);
  } catch {
    return [];
  }
}
