import { eq } from 'drizzle-orm';
import type { AdminFilter, EntityName, RecordChange } from '@temple-land/portal-core';
import { findUserByLogin } from '../../apps/server/src/features/account/account.repository.ts';
import { users } from '../../apps/server/src/db/schema/account.ts';
import type { SignedInUser, TestApp } from './makeApp.ts';
import { newUser } from './staff.ts';

/** A record to save: fields of an entity by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** The calls of an administrator, made with a valid token. */
export interface Administration {
  /** The token of the administrator, whose other sessions end with a new sign-in. */
  token: string;
  save(entity: EntityName, fields: Fields): Promise<Record<string, unknown>>;
  /** Saves a record and returns its id. */
  saved(entity: EntityName, fields: Fields): Promise<number>;
  /** Saves a change that needs a second administrator, and approves it. */
  approved(entity: EntityName, fields: Fields): Promise<void>;
  /** Takes a record out of use; that of a plot or khatiyan is also approved. */
  remove(entity: EntityName, id: number, version: number): Promise<unknown>;
  /** Returns the changes of a record, newest first. */
  history(entity: EntityName, id: number): Promise<RecordChange[]>;
  rows(entity: EntityName, filter?: AdminFilter): Promise<Record<string, unknown>[]>;
  /** Returns one record. */
  row(entity: EntityName, id: number): Promise<Record<string, unknown>>;
}

const secondLogin = 'admin.second';

/** Signs in a second administrator, who can approve changes of the first; creates one if needed. */
export async function secondAdministrator(service: TestApp): Promise<SignedInUser> {
  const role = { roleId: 4 };
  const isThere = (await findUserByLogin(service.deps.db, secondLogin)) !== undefined;
  return isThere ? service.signIn(secondLogin) : newUser(service, secondLogin, 'A', {}, role);
}

/** Approves the oldest pending change as a second administrator; returns the answer. */
export async function approveNext(service: TestApp) {
  const { token } = await secondAdministrator(service);
  const page = { isWaiting: true, pageNumber: 1, pageSize: 1 };
  const { rows } = await service.result('pendingChangeList', page, token);
  return service.call('pendingChangeApprove', { id: rows[0]?.id ?? 0 }, token);
}

/** Signs in the sample's administrator and returns the administrator's calls. */
export async function administration(service: TestApp): Promise<Administration> {
  const { token } = await service.signInAs('administrator');
  const save: Administration['save'] = async (entity, fields) => {
    const { answer } = await service.send('adminSave', { entity, ...fields }, token);
    return answer as Record<string, unknown>;
  };
  const rows: Administration['rows'] = async (entity, filter = {}) => {
    const page = { pageNumber: 1, pageSize: 1000 };
    const answer = await service.call('adminList', { entity, filter, ...page }, token);
    return 'result' in answer ? answer.result.rows : [];
  };
  return {
    token,
    save,
    saved: async (entity, fields) => {
      const answer = await save(entity, fields);
      if (answer['status'] !== 200) throw new Error(`${entity}: ${JSON.stringify(answer)}`);
      return (answer['result'] as { id: number }).id;
    },
    approved: async (entity, fields) => {
      const reason = 'Order of the office';
      const asked = await save(entity, { reason, ...fields });
      if (asked['status'] !== 202) throw new Error(`${entity}: ${JSON.stringify(asked)}`);
      const { status } = await approveNext(service);
      if (status !== 200) throw new Error(`${entity}: the approval answered ${status}`);
    },
    remove: async (entity, id, version) => {
      const isLand = entity === 'plot' || entity === 'khatian';
      const land = isLand ? ({ cause: 'mistake', source: 'Order 9/2026' } as const) : {};
      const request = { entity, id, version, reason: 'Left the office', ...land };
      const answer = await service.call('adminDelete', request, token);
      return isLand && answer.status === 202 ? approveNext(service) : answer;
    },
    history: (entity, id) => service.result('adminHistory', { entity, id }, token),
    rows,
    row: async (entity, id) => {
      const found = (await rows(entity)).find((row) => row['id'] === id);
      if (found === undefined) throw new Error(`There is no ${entity} ${id}.`);
      return found;
    },
  };
}

/** Returns the form in which an administrator changes an account. */
export async function getUserForm({ deps }: TestApp, loginId: string) {
  const [form] = await deps.db
    .select({
      id: users.id,
      version: users.version,
      loginId: users.loginId,
      fullName: users.fullName,
      userType: users.userType,
      roleId: users.roleId,
      mobile: users.mobile,
      email: users.email,
      districtId: users.districtId,
      tahasilId: users.tahasilId,
    })
    .from(users)
    .where(eq(users.loginId, loginId));
  if (form === undefined) throw new Error(`There is no account ${loginId}.`);
  return form;
}
