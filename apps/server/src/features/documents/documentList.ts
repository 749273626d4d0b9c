import {
  documentMaxKb,
  getDocumentKindName,
  listFileExtensions,
  listFormDocuments,
  listLandDocuments,
  message,
  type AskedDocument,
  type DocumentKindRule,
  type Language,
} from '@temple-land/portal-core';
import { listDocumentKinds } from '../../db/applications/documentKinds.ts';
import type { Handler, MemberHandler } from '../../handler.ts';

type Rules = readonly DocumentKindRule[];

const landForm = 2;
const formNames = { 1: 'form.1', 2: 'form.2', 6: 'form.6' } as const;
const documentsOfForm: Readonly<Record<number, (rules: Rules) => AskedDocument[]>> = {
  1: (rules) => listFormDocuments(rules, 'report'),
  [landForm]: (rules) => listLandDocuments(rules, {}),
  6: (rules) => listFormDocuments(rules, 'quarry'),
};

const toWire = ({ rule, required }: AskedDocument, language: Language) => ({
  documentId: rule.documentId,
  required,
  documentName: getDocumentKindName(rule, language),
  types: listFileExtensions(rule),
  maxKb: Math.min(rule.maxKb, documentMaxKb),
});

/** Answers getFormName: the forms, by application type. */
export const formName: MemberHandler<'formName'> = async (_, { language }) => ({
  status: 200,
  result: Object.entries(formNames).map(([id, key]) => ({
    formId: Number(id),
    formName: message(language, key),
  })),
});

/** Answers getDocumentList: the documents of a form; those of every land application if no form is given. */
export const documentList: MemberHandler<'documentList'> = async (
  { formId },
  { db, clock, language },
) => {
  const list = documentsOfForm[formId ?? landForm];
  const asked = list ? list(await listDocumentKinds(db, clock())) : [];
  return { status: 200, result: asked.map((each) => toWire(each, language)) };
};

/** Answers api/documents/kinds: the kinds of documents with their rules, of now or of the moment when a case was filed. */
export const documentKinds: Handler<'documentKinds'> = async ({ at }, { db, clock }) => ({
  status: 200,
  result: await listDocumentKinds(db, at === undefined ? clock() : new Date(at)),
});
