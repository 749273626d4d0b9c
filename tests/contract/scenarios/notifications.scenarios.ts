import type { EndpointName } from '@temple-land/portal-core';
import { notifications } from '../../../apps/server/src/db/schema/content.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'bellCount' | 'bellList' | 'bellRead' | 'ownNotificationList' | 'ownNotificationsRead'
>;

const paging = { pageNumber: 1, pageSize: 10 };

async function createNotification(context: ScenarioContext) {
  const { userId, token } = await context.createAccount();
  const { db, clock } = context.service.deps;
  const row = { userId, text: 'Your application was received.', createdOn: clock() };
  const [made] = await db.insert(notifications).values(row).returning({ id: notifications.id });
  return { userId, token, notificationId: made?.id };
}

const ofAnother = async (call: MakeCall, context: ScenarioContext) => {
  const { userId } = await context.createAccount();
  return call({ userId }, (await context.createAccount()).token);
};

/** The answers of the calls about the notifications of a user. */
export const notificationScenarios: ScenariosOf<Name> = {
  bellCount: {
    '200 with the count': async (call, context) => {
      const { userId, token } = await createNotification(context);
      return call({ userId }, token);
    },
    '210 when nothing is unread': async (call, context) => {
      const { userId, token } = await context.createAccount();
      return call({ userId }, token);
    },
    '403 to the number of another user': ofAnother,
  },
  bellList: {
    // Requirement: CA-015
    '200 with the list': async (call, context) => {
      const { userId, token } = await createNotification(context);
      return call({ userId }, token);
    },
    '403 to the number of another user': ofAnother,
  },
  bellRead: {
    '200 as often as asked': async (call, context) => {
      const { notificationId, token } = await createNotification(context);
      await call({ notificationId }, token);
      return call({ notificationId }, token);
    },
    '200 to another’s, which stays unread': async (call, context) => {
      const other = await createNotification(context);
      await call({ notificationId: other.notificationId }, (await context.createAccount()).token);
      const { userId } = other;
      await context.service.result('bellList', { userId }, other.token);
    },
  },
  ownNotificationList: {
    '200 with the page': async (call, context) => {
      const { token } = await createNotification(context);
      return call({ applicationNo: '', startDate: '', endDate: '', ...paging }, token);
    },
  },
  ownNotificationsRead: {
    '200 as often as asked': async (call, context) => {
      const { notificationId, token } = await createNotification(context);
      await call({ newestId: notificationId }, token);
      return call({ newestId: notificationId }, token);
    },
  },
};
