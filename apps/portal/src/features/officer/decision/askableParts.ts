import {
  askableFields,
  commonLandDocuments,
  isShown,
  landApplicationFields,
  listCaseDocuments,
  type LandField,
  type OfficerApplication,
  type QueueRow,
} from '@temple-land/portal-core';

/** The kind of document for what no other kind fits. */
const otherDocument = 9;

/** An application as a question about it needs it; its answers are there when its details are loaded. */
export type AskableApplication = QueueRow & Partial<Pick<OfficerApplication, 'documents' | 'land'>>;

const listAnswers = ({ land, ...row }: AskableApplication): Readonly<Record<string, unknown>> => ({
  ...row,
  ...land,
});

/** Returns the kinds of documents that a question can ask for: those of the case, those handed in, and others. */
export function listAskableDocuments(row: AskableApplication): number[] {
  const kinds = [
    ...[...commonLandDocuments, ...listCaseDocuments(listAnswers(row))].map(
      ({ documentId }) => documentId,
    ),
    ...(row.documents ?? []).flatMap(({ kind, isOfOffice }) => (!kind || isOfOffice ? [] : [kind])),
    otherDocument,
  ];
  return [...new Set<number>(kinds)];
}

/** Returns the fields that a question can ask again: those with an answer that the form shows for this application. */
export function listAskableFields(row: AskableApplication): LandField[] {
  const answers = listAnswers(row);
  const hasAnswer = (name: LandField) =>
    !['', null, undefined, 0].includes(answers[name] as string);
  return askableFields.filter(
    (name) => isShown(landApplicationFields, name, answers) && hasAnswer(name),
  );
}
