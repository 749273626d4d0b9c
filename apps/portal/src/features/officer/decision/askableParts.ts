import {
  applyCorrections,
  askableFields,
  isShown,
  landApplicationFields,
  listLandDocuments,
  type DocumentKindRule,
  type LandField,
  type OfficerApplication,
  type QueueRow,
} from '@temple-land/portal-core';

/** The kind of document for what no other kind fits. */
const otherDocument = 9;

/** An application as a question about it needs it; its answers are there when its details are loaded. */
export type AskableApplication = QueueRow & Partial<Pick<OfficerApplication, 'documents' | 'land'>>;

const listAnswers = ({
  land,
  history,
  ...row
}: AskableApplication): Readonly<Record<string, unknown>> =>
  applyCorrections(
    { ...row, ...land },
    history.map(({ given }) => given),
  );

/** Returns the kinds of documents that a question can ask for: those of the case, those handed in, and others. */
export function listAskableDocuments(
  rules: readonly DocumentKindRule[],
  row: AskableApplication,
): DocumentKindRule[] {
  const kinds = new Set<number>([
    ...listLandDocuments(rules, listAnswers(row)).map(({ rule }) => rule.documentId),
    ...(row.documents ?? []).flatMap(({ kind, isOfOffice }) => (!kind || isOfOffice ? [] : [kind])),
    otherDocument,
  ]);
  return rules.filter(({ documentId }) => kinds.has(documentId));
}

/**
 * Returns the fields that a question can ask again: those with an answer that the form shows for this application, and
 * the sketch, without which land is hard to find.
 */
export function listAskableFields(row: AskableApplication): LandField[] {
  const answers = listAnswers(row);
  const hasAnswer = (name: LandField) =>
    name === 'sketch'
      ? row.land !== undefined
      : !['', null, undefined, 0].includes(answers[name] as string);
  return askableFields.filter(
    (name) => isShown(landApplicationFields, name, answers) && hasAnswer(name),
  );
}
