import type { EndpointName } from '@temple-land/portal-core';
import { deliveries } from '../../../apps/server/src/db/schema/deliveries.ts';
import type { MakeCall, ScenarioContext, ScenariosOf } from './scenarioContext.ts';

type Name = Extract<
  EndpointName,
  'channelsRead' | 'channelsSave' | 'deliveryList' | 'deliveryRetry'
>;

const failed = { state: 'failed', pageNumber: 1, pageSize: 1000 };

async function createFailed(context: ScenarioContext): Promise<number | undefined> {
  const { userId } = await context.createAccount();
  const { db, clock } = context.service.deps;
  const now = clock();
  const [row] = await db
    .insert(deliveries)
    .values({
      userId,
      channel: 'sms',
      recipient: '9437000099',
      text: 'Your password was changed.',
      createdOn: now,
      nextTryOn: now,
      failedOn: now,
    })
    .returning({ id: deliveries.id });
  return row?.id;
}

const asCitizen = async (call: MakeCall, context: ScenarioContext, input: object) =>
  call(input, (await context.createAccount()).token);
const asAdministrator = async (call: MakeCall, { service }: ScenarioContext, input: object) =>
  call(input, (await service.signInAs('administrator')).token);

/** The answers of the calls about channels and about messages by SMS and e-mail. */
export const deliveryScenarios: ScenariosOf<Name> = {
  channelsRead: { '200 to a citizen': (call, context) => asCitizen(call, context, {}) },
  channelsSave: {
    '200 with a kind that citizens receive': (call, context) =>
      asCitizen(call, context, { kind: 'watch', sms: false, email: true }),
    '400 with a kind for officers': (call, context) =>
      asCitizen(call, context, { kind: 'work', sms: true, email: true }),
  },
  deliveryList: {
    '200 with the failed messages': async (call, context) => {
      await createFailed(context);
      return asAdministrator(call, context, failed);
    },
    '404 to a page beyond the last': (call, context) =>
      asAdministrator(call, context, { ...failed, pageNumber: 999 }),
  },
  deliveryRetry: {
    '200 to a failed message': async (call, context) =>
      asAdministrator(call, context, { deliveryId: await createFailed(context) }),
    '404 to a message that is not there': (call, context) =>
      asAdministrator(call, context, { deliveryId: 999_999 }),
  },
};
