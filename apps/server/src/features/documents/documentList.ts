import {
  commonLandDocuments,
  getDocumentKindKey,
  message,
  uploadMaxBytes,
  uploadTypes,
  type DocumentRule,
  type Language,
} from '@temple-land/portal-core';
import type { MemberHandler } from '../../handler.ts';

const maxKb = uploadMaxBytes / 1024;

const identity: DocumentRule = { documentId: 1, required: true };
const photo: DocumentRule = { documentId: 3, required: false };
const challan: DocumentRule = { documentId: 4, required: true };
const solvency: DocumentRule = { documentId: 5, required: true };

const landForm = 2;
const documentsOfForm: Readonly<Record<number, readonly DocumentRule[]>> = {
  1: [photo],
  [landForm]: commonLandDocuments,
  6: [identity, challan, solvency],
};
const formNames = { 1: 'form.1', 2: 'form.2', 6: 'form.6' } as const;

const toWire = (kind: DocumentRule, language: Language) => ({
  ...kind,
  documentName: message(language, getDocumentKindKey(kind.documentId)),
  types: [...uploadTypes],
  maxKb,
});

/** Answers getFormName: the forms, by application type. */
export const formName: MemberHandler<'formName'> = async (_, { language }) => ({
  status: 200,
  result: Object.entries(formNames).map(([id, key]) => ({
    formId: Number(id),
    formName: message(language, key),
  })),
});

/** Answers getDocumentList: the required documents of a form; of a land application if no form is given. */
export const documentList: MemberHandler<'documentList'> = async ({ formId }, { language }) => {
  const kinds = documentsOfForm[formId ?? landForm] ?? [];
  return { status: 200, result: kinds.map((kind) => toWire(kind, language)) };
};
