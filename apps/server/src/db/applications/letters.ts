import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import {
  fillTemplate,
  getLetterKind,
  missingValue,
  type LetterDraft,
  type LetterKind,
  type LetterText,
  type StepData,
  type Workflow,
} from '@temple-land/portal-core';
import { findDueTime } from './dueTime.ts';
import type { Database } from '../database.ts';
import { letters, letterTemplates } from '../schema/letters.ts';
import { loadLetterValues } from './letterValues.ts';

/** Returns the newest template of a letter: that of the kind of application before the one of all kinds. */
async function findTemplate(db: Database, kind: LetterKind, applicationKind: string) {
  const { applicationKind: ofKind, version } = letterTemplates;
  const [template] = await db
    .select()
    .from(letterTemplates)
    .where(and(eq(letterTemplates.kind, kind), inArray(ofKind, ['', applicationKind])))
    .orderBy(desc(ofKind), desc(version))
    .limit(1);
  if (template === undefined) throw new Error(`There is no template of the letter ${kind}.`);
  return template;
}

/** The application of a letter, and the step that issues it. */
export interface LetterRequest {
  application: { id: number; type: number; applicationKind: string; workflow: Workflow };
  action: string;
  /** The stage after the step. */
  to: string;
  given: StepData;
  officer: string;
  now: Date;
}

/** Drafts the letter of a step from its template; undefined for a step without a letter. */
export async function draftLetter(
  db: Database,
  { application, action, to, given, officer, now }: LetterRequest,
): Promise<(LetterDraft & { templateId: number }) | undefined> {
  const kind = getLetterKind(application.type, action);
  if (kind === undefined) return undefined;
  const template = await findTemplate(db, kind, application.applicationKind);
  const dueOn = (await findDueTime(db, application.workflow, to, now)) ?? undefined;
  const step = { action, given, dueOn, officer, now };
  const values = await loadLetterValues(db, application.id, step);
  return {
    kind,
    templateId: template.id,
    version: template.version,
    en: fillTemplate(template.en, values.en),
    or: fillTemplate(template.or, values.or),
  };
}

/** Returns whether a wording still has a gap for a value that was not entered. */
export const hasGap = ({ en, or }: LetterText): boolean =>
  en.includes(missingValue) || or.includes(missingValue);

/** Stores the letter of a step in the wording in which it is issued, beside the draft. */
export async function saveLetter(
  tx: Database,
  draft: LetterDraft & { templateId: number },
  wording: LetterText,
  step: { applicationId: number; stepId: number; at: Date },
): Promise<void> {
  const { applicationId, stepId, at } = step;
  const { kind, templateId, en: draftEn, or: draftOr } = draft;
  const { en, or } = wording;
  const row = { applicationId, stepId, kind, templateId, en, or, draftEn, draftOr, issuedOn: at };
  await tx.insert(letters).values(row);
}

/** Returns a letter by its id. */
export async function findLetter(db: Database, letterId: number) {
  const [row] = await db.select().from(letters).where(eq(letters.id, letterId));
  return row;
}

/** Returns the letters of an application, oldest first. */
export const listLetters = (db: Database, applicationId: number) =>
  db
    .select()
    .from(letters)
    .where(eq(letters.applicationId, applicationId))
    .orderBy(asc(letters.id));
