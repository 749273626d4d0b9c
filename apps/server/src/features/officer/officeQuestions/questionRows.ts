import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { roleTitle } from '../../../db/accounts/roleTitle.ts';
import { alias } from 'drizzle-orm/pg-core';
import {
  formatIndianDate,
  type ApplicationType,
  type AttachedDocument,
  type Language,
  type Officer,
  type ReceivedQuestion,
} from '@temple-land/portal-core';
import { buildNeutralFileName } from '../../../db/applications/applicationDocuments.ts';
import { isReporterHiddenFrom } from '../../../db/applications/applicationParts.ts';
import type { Database } from '../../../db/database.ts';
import { localName } from '../../../db/query/localName.ts';
import { roles, users } from '../../../db/schema/account.ts';
import { applications } from '../../../db/schema/applications.ts';
import { documents } from '../../../db/schema/documents.ts';
import { districts, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import { officeQuestionDocuments, officeQuestions } from '../../../db/schema/officeQuestions.ts';

const officeDistrict = alias(districts, 'office_district');
const officeTahasil = alias(tahasils, 'office_tahasil');
const asker = alias(users, 'asker');
const named = alias(users, 'named');
const answerer = alias(users, 'answerer');

/** The order, the language and the time of a list of questions. */
export interface QuestionSlice {
  language: Language;
  now: Date;
  /** @default 'newest' */
  order?: 'newest' | 'dueFirst';
  limit?: number;
  offset?: number;
}

const selectColumns = (language: Language) => ({
  row: officeQuestions,
  roleName: roleTitle(language),
  officeDistrict: localName(officeDistrict, language),
  officeTahasil: localName(officeTahasil, language),
  named: named.fullName,
  asker: asker.fullName,
  answerer: answerer.fullName,
  applicationNo: applications.number,
  applicationType: applications.type,
  district_name: localName(districts, language),
  tehsil_name: localName(tahasils, language),
  mouza_name: localName(mouzas, language),
  khataNo: applications.khataNo,
  plotNo: plots.number,
  area: applications.area,
});

const selectRows = (
  db: Database,
  where: SQL | undefined,
  { language, order = 'newest', limit = 200, offset = 0 }: QuestionSlice,
) =>
  db
    .select(selectColumns(language))
    .from(officeQuestions)
    .innerJoin(applications, eq(applications.id, officeQuestions.applicationId))
    .innerJoin(roles, eq(roles.id, officeQuestions.roleId))
    .leftJoin(officeDistrict, eq(officeDistrict.id, officeQuestions.districtId))
    .leftJoin(officeTahasil, eq(officeTahasil.id, officeQuestions.tahasilId))
    .leftJoin(named, eq(named.id, officeQuestions.userId))
    .innerJoin(asker, eq(asker.id, officeQuestions.askedById))
    .leftJoin(answerer, eq(answerer.id, officeQuestions.answeredById))
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .where(where)
    .orderBy(
      ...(order === 'dueFirst'
        ? [asc(officeQuestions.dueOn), asc(officeQuestions.id)]
        : [desc(officeQuestions.id)]),
    )
    .limit(limit)
    .offset(offset);

type Row = Awaited<ReturnType<typeof selectRows>>[number];

interface QuestionFile extends AttachedDocument {
  questionId: number;
  isAnswer: boolean;
}

/** Returns the documents of some questions, without the names of files that could name a reporter. */
async function listFiles(db: Database, ids: readonly number[]): Promise<QuestionFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      questionId: officeQuestionDocuments.questionId,
      isAnswer: officeQuestionDocuments.isAnswer,
      documentId: documents.id,
      fileName: documents.fileName,
      size: documents.size,
      kind: documents.kind,
      isOfOffice: sql<boolean>`${documents.ownerId} <> ${applications.applicantId}`,
      type: applications.type,
    })
    .from(officeQuestionDocuments)
    .innerJoin(documents, eq(documents.id, officeQuestionDocuments.documentId))
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .where(inArray(officeQuestionDocuments.questionId, [...ids]))
    .orderBy(asc(documents.id));
  return rows.map(({ type, fileName, ...file }) => {
    const isHidden = isReporterHiddenFrom('office', type) && !file.isAnswer;
    return {
      ...file,
      fileName: isHidden ? buildNeutralFileName(file.documentId, fileName) : fileName,
    };
  });
}

const toDocument = ({ documentId, fileName, size, kind, isOfOffice }: QuestionFile) => ({
  documentId,
  fileName,
  size,
  kind,
  isOfOffice,
});

const toOfficer = (userId: number | null, fullName: string | null): Officer | null =>
  userId === null ? null : { userId, fullName: fullName ?? '' };

function toQuestion(found: Row, files: readonly QuestionFile[], now: Date) {
  const { row } = found;
  const isOpen = row.answeredOn === null && row.withdrawnOn === null;
  const pickFiles = (isAnswer: boolean) =>
    files
      .filter((file) => file.questionId === row.id && file.isAnswer === isAnswer)
      .map(toDocument);
  return {
    questionId: row.id,
    office: {
      roleName: found.roleName,
      district_name: found.officeDistrict ?? '',
      tehsil_name: found.officeTahasil ?? '',
    },
    officer: toOfficer(row.userId, found.named),
    question: row.question,
    dueOn: row.dueOn,
    state: isOpen
      ? ('open' as const)
      : row.answeredOn
        ? ('answered' as const)
        : ('withdrawn' as const),
    isOverdue: isOpen && row.dueOn < formatIndianDate(now),
    askedBy: { userId: row.askedById, fullName: found.asker },
    askedOn: row.askedOn.toISOString(),
    documents: pickFiles(false),
    answer: row.answer,
    answeredBy: toOfficer(row.answeredById, found.answerer),
    answeredOn: row.answeredOn?.toISOString() ?? null,
    answerDocuments: pickFiles(true),
  };
}

/** Returns questions with their documents, and the land that they are about. */
export async function loadQuestions(
  db: Database,
  where: SQL | undefined,
  slice: QuestionSlice,
): Promise<Omit<ReceivedQuestion, 'mayAnswer'>[]> {
  const rows = await selectRows(db, where, slice);
  const files = await listFiles(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map((found) => ({
    ...toQuestion(found, files, slice.now),
    applicationId: found.row.applicationId,
    applicationNo: found.applicationNo,
    applicationType: found.applicationType as ApplicationType,
    district_name: found.district_name,
    tehsil_name: found.tehsil_name,
    mouza_name: found.mouza_name ?? '',
    khataNo: found.khataNo,
    plotNo: found.plotNo ?? '',
    area: found.area,
  }));
}
