import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { EntityForm } from '@temple-land/portal-core';
import {
  listTenderChanges,
  loadCorrigenda,
  addCorrigendum,
} from '../../../db/tenders/corrigenda.ts';
import type { Database } from '../../../db/database.ts';
import { tenderTitles } from '../../../db/query/contentTexts.ts';
import { auctions, tenderQuestions } from '../../../db/schema/auctions.ts';
import { tenders } from '../../../db/schema/content.ts';
import { answerTenderQuestion } from '../../../db/tenders/tenderAnswers.ts';
import {
  Refused,
  defineStore,
  type Fault,
  type StoredRecord,
  type SaveTransaction,
} from './store.ts';

const invalidField = (key: Fault['key'], field: string): Fault => ({ status: 400, key, field });

const toTenderColumns = ({ letterNo, title, ...form }: EntityForm<'tender'>) => ({
  letterNo,
  title,
  startDate: new Date(form.startDate),
  closeDate: new Date(form.closeDate),
});

type Tender = typeof tenders.$inferSelect;

/** Returns what a save changes of a published tender; a first document is no change. */
function listPublishedChanges(
  before: Tender,
  { form, uploadDoc }: Pick<SaveTransaction<'tender'>, 'form' | 'uploadDoc'>,
) {
  const isReplaced = uploadDoc !== undefined && before.uploadDoc !== null;
  const after = toTenderColumns(form);
  return listTenderChanges(before, isReplaced ? { ...after, uploadDoc } : after);
}

function validatePublishedTender(
  before: Tender,
  transaction: SaveTransaction<'tender'>,
): Fault | undefined {
  const { form, now } = transaction;
  const after = toTenderColumns(form);
  const changed = listPublishedChanges(before, transaction).map(({ label }) => label);
  const fixed = changed.find((field) => ['letterNo', 'startDate'].includes(field));
  if (fixed) return invalidField('admin.fixed', fixed);
  if (changed.includes('closeDate')) {
    if (before.closeDate <= now) return invalidField('admin.fixed', 'closeDate');
    if (after.closeDate < before.closeDate) return invalidField('admin.extendOnly', 'closeDate');
  }
  const isUnsaid = changed.length > 0 && form.corrigendum === '';
  return isUnsaid ? invalidField('admin.corrigendum', 'corrigendum') : undefined;
}

function validateTender(transaction: SaveTransaction<'tender'>): Fault | undefined {
  const { form, before, now } = transaction;
  const { startDate, closeDate } = toTenderColumns(form);
  if (closeDate <= startDate) return invalidField('admin.order', 'closeDate');
  if (!before) return closeDate <= now ? invalidField('admin.past', 'closeDate') : undefined;
  const stored = before as Tender;
  return stored.startDate <= now ? validatePublishedTender(stored, transaction) : undefined;
}

async function answerQuestions({ tx, form, now }: SaveTransaction<'tender'>, tenderId: number) {
  for (const { questionId, answer } of form.answers) {
    const { letterNo } = form;
    const askedBy = await answerTenderQuestion(tx, { questionId, tenderId, letterNo, answer }, now);
    if (askedBy === undefined) {
      throw new Refused({ status: 409, key: 'admin.conflict', field: 'answers' });
    }
  }
}

async function loadQuestionsAndCorrigenda(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, StoredRecord>> {
  const questions = await db
    .select()
    .from(tenderQuestions)
    .where(inArray(tenderQuestions.tenderId, [...ids]))
    .orderBy(asc(tenderQuestions.id));
  const corrigenda = await loadCorrigenda(db, ids);
  const listQuestions = (id: number) =>
    questions
      .filter(({ tenderId }) => tenderId === id)
      .map((row) => ({
        questionId: row.id,
        question: row.question,
        askedOn: row.askedOn,
        answer: row.answer,
      }));
  return new Map(
    ids.map((id) => [id, { questions: listQuestions(id), corrigenda: corrigenda.get(id) ?? [] }]),
  );
}

export const tenderStore = defineStore('tender', {
  table: tenders,
  columns: {
    letterNo: tenders.letterNo,
    title: tenders.title,
    titleOr: tenders.titleOr,
    titleHi: tenders.titleHi,
    startDate: tenders.startDate,
    closeDate: tenders.closeDate,
    uploadDoc: tenders.uploadDoc,
    documentLanguage: tenders.documentLanguage,
  },
  label: tenders.letterNo,
  searchColumns: [tenders.letterNo, ...tenderTitles],
  defaultOrder: [desc(tenders.startDate), desc(tenders.id)],
  isActive: sql<boolean>`${tenders.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  isInUse: async (tx, id) =>
    (await tx.$count(auctions, and(eq(auctions.tenderId, id), eq(auctions.isActive, true)))) > 0,
  validate: async (transaction) => validateTender(transaction),
  toColumns: ({ form }) => ({
    ...toTenderColumns(form),
    titleOr: form.titleOr,
    titleHi: form.titleHi,
    documentLanguage: form.documentLanguage,
  }),
  afterSave: async (transaction, id) => {
    const { before, form, now, tx } = transaction;
    if (before && (before as Tender).startDate <= now) {
      const changes = listPublishedChanges(before as Tender, transaction);
      await addCorrigendum(tx, id, form.corrigendum, changes, now);
    }
    await answerQuestions(transaction, id);
  },
  loadExtraFields: loadQuestionsAndCorrigenda,
});
