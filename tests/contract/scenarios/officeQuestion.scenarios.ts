import { eq } from 'drizzle-orm';
import type { EndpointName } from '@temple-land/portal-core';
import { users } from '../../../apps/server/src/db/schema/account.ts';
import { applications } from '../../../apps/server/src/db/schema/applications.ts';
import { newKey } from '../../support/landApplication.ts';
import type { SignedInUser } from '../../support/makeApp.ts';
import { findLastQuestion } from '../../support/officeQuestions.ts';
import { createApplicant } from './createApplicant.ts';
import { auditor, stranger } from './officer.scenarios.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  | 'officeQuestionCase'
  | 'officeQuestionAsk'
  | 'officeQuestionWithdraw'
  | 'officeQuestionList'
  | 'officeQuestionAnswer'
>;

const officer = ({ service }: ScenarioContext) => service.signInAs('landOfficer');
const expert = ({ createAccount }: ScenarioContext) => createAccount('O', { roleId: 10 });

/** Returns a complete request to an officer by name. */
async function buildRequest(context: ScenarioContext, { userId }: SignedInUser) {
  const { applicationId } = await createApplicant(context);
  const [asked] = await context.service.deps.db.select().from(users).where(eq(users.id, userId));
  const office = {
    userType: asked?.userType,
    roleId: asked?.roleId,
    districtId: asked?.districtId,
    tahasilId: asked?.tahasilId,
  };
  const day = new Date(context.service.clock.now().getTime() + 7 * 86_400_000);
  return {
    applicationType: 2,
    applicationId,
    to: { ...office, userId },
    question: 'Does the deity of plot 7 own it?',
    dueOn: day.toISOString().slice(0, 10),
    documentIds: [],
    idempotencyKey: newKey(),
  };
}

async function ask(call: MakeCall, context: ScenarioContext, changes: object = {}, who = officer) {
  const request = await buildRequest(context, await expert(context));
  return call({ ...request, ...changes }, (await who(context)).token);
}

/** Creates a question, and returns it with the officer who is asked. */
async function createQuestion(context: ScenarioContext) {
  const asked = await expert(context);
  const { token } = await officer(context);
  await context.service.send('officeQuestionAsk', await buildRequest(context, asked), token);
  return { asked, token, questionId: await findLastQuestion(context.service) };
}

const answerTo = (questionId: number, changes: object = {}) => ({
  questionId,
  answer: 'The record of 1962 says so.',
  documents: [],
  idempotencyKey: newKey(),
  ...changes,
});

/** The answers of the calls of questions between offices. */
export const officeQuestionScenarios: ScenariosOf<Name> = {
  officeQuestionCase: {
    '200 to the officer of the place': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      return call({ applicationType: 2, applicationId }, (await officer(context)).token);
    },
    '404 to another officer': async (call, context) => {
      const { applicationId } = await createApplicant(context);
      return call({ applicationType: 2, applicationId }, (await stranger(context)).token);
    },
  },
  officeQuestionAsk: {
    '200 to the officer of the place': (call, context) => ask(call, context),
    '400 for a day that has passed': (call, context) => ask(call, context, { dueOn: '2020-01-01' }),
    '403 to an officer who may only look': (call, context) => ask(call, context, {}, auditor),
    '404 to another officer': (call, context) => ask(call, context, {}, stranger),
    '409 about an application that is over': async (call, context) => {
      const request = await buildRequest(context, await expert(context));
      await context.service.deps.db
        .update(applications)
        .set({ status: 'R', state: 'REJECTED' })
        .where(eq(applications.id, request.applicationId));
      return call(request, (await officer(context)).token);
    },
  },
  officeQuestionWithdraw: {
    '200 to the officer of the place': async (call, context) => {
      const { questionId, token } = await createQuestion(context);
      return call({ questionId }, token);
    },
    '403 to an officer who may only look': async (call, context) => {
      const { questionId } = await createQuestion(context);
      return call({ questionId }, (await auditor(context)).token);
    },
    '404 to another officer': async (call, context) => {
      const { questionId } = await createQuestion(context);
      return call({ questionId }, (await stranger(context)).token);
    },
    '409 after it was taken back': async (call, context) => {
      const { questionId, token } = await createQuestion(context);
      await call({ questionId }, token);
      return call({ questionId }, token);
    },
  },
  officeQuestionList: {
    '200 to the officer who is asked': async (call, context) => {
      const { asked } = await createQuestion(context);
      return call({ list: 'toAnswer', pageNumber: 1, pageSize: 10 }, asked.token);
    },
    '404 to an officer whom nobody asks': async (call, context) =>
      call({ list: 'toAnswer', pageNumber: 1, pageSize: 10 }, (await stranger(context)).token),
  },
  officeQuestionAnswer: {
    '200 to the officer who is asked': async (call, context) => {
      const { questionId, asked } = await createQuestion(context);
      return call(answerTo(questionId), asked.token);
    },
    '400 with a file of somebody else': async (call, context) => {
      const { questionId, asked } = await createQuestion(context);
      return call(answerTo(questionId, { documents: ['x'.repeat(24)] }), asked.token);
    },
    '404 to an officer who is not asked': async (call, context) => {
      const { questionId } = await createQuestion(context);
      return call(answerTo(questionId), (await stranger(context)).token);
    },
    '409 after another answer': async (call, context) => {
      const { questionId, asked } = await createQuestion(context);
      await call(answerTo(questionId), asked.token);
      return call(answerTo(questionId), asked.token);
    },
  },
};
