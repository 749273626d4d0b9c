import { eq } from 'drizzle-orm';
import type { EntityForm } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { tahasils } from '../../../db/schema/land.ts';

type UserForm = EntityForm<'user'>;

/** Returns the form with the district in which its tahasil lies, where none was chosen beside it. */
export async function addDistrict(tx: Database, form: UserForm): Promise<UserForm> {
  if (form.tahasilId === null || form.districtId !== null) return form;
  const [tahasil] = await tx.select().from(tahasils).where(eq(tahasils.id, form.tahasilId));
  return { ...form, districtId: tahasil?.districtId ?? null };
}
