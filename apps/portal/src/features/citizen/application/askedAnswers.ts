import {
  applyCorrections,
  findAnswerFault,
  landApplicationFields,
  listAddedDocuments,
  listOpenFields,
  toCornersText,
  type ApplicationDetail,
  type AskedDocument,
  type DocumentKindRule,
  type FormField,
  type LandField,
  type LandSketch,
  type Shares,
} from '@temple-land/portal-core';

type Texts = Readonly<Record<string, string>>;

/** Returns the answers of an application, with those that were given again to earlier questions. */
const listAnswers = ({
  land,
  history,
  ...application
}: ApplicationDetail): Readonly<Record<string, unknown>> =>
  applyCorrections(
    { ...application, ...land },
    history.map(({ given }) => given),
  );

/** Returns the answer of a field so far. */
export const getAnswer = (application: ApplicationDetail, field: LandField): unknown =>
  listAnswers(application)[field];

/** Returns what the form begins with: shares and sketch with the answer so far, of which mostly a part is wrong. */
function toInitialText(application: ApplicationDetail, name: LandField): string {
  const { kind }: FormField = landApplicationFields[name];
  const answer = getAnswer(application, name) ?? null;
  if (answer === null) return '';
  if (kind === 'sketch')
    return toCornersText(
      (answer as LandSketch).map(([longitude, latitude]) => ({
        longitude: String(longitude),
        latitude: String(latitude),
      })),
    );
  if (kind !== 'shares') return '';
  const { ownShare, people } = answer as Shares;
  const typed = people.map(({ share, ...person }) => ({ ...person, share: String(share) }));
  return JSON.stringify({ ownShare: String(ownShare), people: typed });
}

/** A field that a question opened, with the new answer and what is wrong with it. */
export interface OpenField {
  field: LandField;
  text: string;
  /** False for a field that was not asked and that the form leaves free. */
  isRequired: boolean;
  /** The key of the message of its rule. */
  fault: string | undefined;
}

/** Returns the fields that a question opened, and those that their new answers show in the form, with the new answers. */
export function listOpenAnswers(
  application: ApplicationDetail,
  asked: readonly LandField[],
  texts: Texts,
): OpenField[] {
  const toText = (field: LandField) => texts[field] ?? toInitialText(application, field);
  const given = Object.keys(texts).map((field) => ({
    field: field as LandField,
    text: texts[field] ?? '',
  }));
  return listOpenFields(asked, listAnswers(application), given).map((field) => ({
    field,
    text: toText(field),
    isRequired: asked.includes(field) || landApplicationFields[field].isRequired,
    fault: findAnswerFault(field, toText(field), asked),
  }));
}

/** Returns the documents that the new answers ask for and that were not handed in: another kind of applicant has others. */
export function listNewDocuments(
  rules: readonly DocumentKindRule[],
  application: ApplicationDetail,
  fields: readonly OpenField[],
): AskedDocument[] {
  const answers = listAnswers(application);
  const texts = Object.fromEntries(fields.map(({ field, text }) => [field, text]));
  return listAddedDocuments(rules, answers, { ...answers, ...texts }).filter(
    ({ rule }) => !application.documents.some(({ kind }) => kind === rule.documentId),
  );
}
