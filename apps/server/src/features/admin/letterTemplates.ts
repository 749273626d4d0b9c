import { and, asc, desc, eq } from 'drizzle-orm';
import {
  hasSoundBraces,
  listUnknownPlaceholders,
  message,
  type ApplicationKind,
  type Input,
  type Language,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { users } from '../../db/schema/account.ts';
import { letterTemplates } from '../../db/schema/letters.ts';
import type { MemberHandler } from '../../handler.ts';

/** Answers api/admin/letters/list: every version of every template of a letter, newest first. */
export const letterTemplateList: MemberHandler<'letterTemplateList'> = async (_, { db }) => {
  const { kind, applicationKind, version } = letterTemplates;
  const rows = await db
    .select({ template: letterTemplates, savedBy: users.fullName })
    .from(letterTemplates)
    .leftJoin(users, eq(users.id, letterTemplates.savedBy))
    .orderBy(asc(kind), asc(applicationKind), desc(version));
  const result = rows.map(({ template, savedBy }) => ({
    kind: template.kind,
    applicationKind: template.applicationKind as ApplicationKind | '',
    version: template.version,
    en: template.en,
    or: template.or,
    savedOn: template.savedOn.toISOString(),
    savedBy: savedBy ?? '',
    reason: template.reason,
  }));
  return { status: 200, result };
};

type Request = Input<'letterTemplateSave'>;

/** Returns what is wrong with the placeholders of a template; undefined if they are sound. */
function findTemplateFault({ kind, en, or }: Request, language: Language): string | undefined {
  if (![en, or].every(hasSoundBraces)) return message(language, 'letter.braces');
  const unknown = [en, or].flatMap((text) => listUnknownPlaceholders(kind, text));
  if (unknown.length === 0) return undefined;
  const names = [...new Set(unknown)].map((name) => `{${name}}`).join(', ');
  return message(language, 'letter.unknown', { names });
}

/**
 * Answers api/admin/letters/save: a new version of a template. 400 for an unknown placeholder, an open brace or the same
 * text, unless this confirms the one that came with the portal; 409 if there is a newer version.
 */
export const letterTemplateSave: MemberHandler<'letterTemplateSave'> = (request, context) => {
  const { caller, clock, language } = context;
  const { kind, applicationKind, basedOn, en, or, reason } = request;
  return runOnce(context, async (tx) => {
    const fault = findTemplateFault(request, language);
    if (fault !== undefined) return { status: 400, message: fault };
    const [newest] = await tx
      .select()
      .from(letterTemplates)
      .where(
        and(eq(letterTemplates.kind, kind), eq(letterTemplates.applicationKind, applicationKind)),
      )
      .orderBy(desc(letterTemplates.version))
      .limit(1)
      .for('update');
    if ((newest?.version ?? 0) !== basedOn) return { status: 409 };
    const isOfOffice = newest !== undefined && newest.savedBy !== null;
    if (isOfOffice && newest.en === en && newest.or === or) {
      return { status: 400, message: message(language, 'letter.unchanged') };
    }
    const version = basedOn + 1;
    const by = { savedOn: clock(), savedBy: caller.userId };
    const [saved] = await tx
      .insert(letterTemplates)
      .values({ kind, applicationKind, version, en, or, reason, ...by })
      .onConflictDoNothing()
      .returning({ id: letterTemplates.id });
    if (saved === undefined) return { status: 409 };
    await addAuditEntry(tx, context, {
      action: 'UPDATE',
      remark: `template ${kind} ${applicationKind}`.trim(),
      changedFields: [{ label: 'version', value: String(version) }],
    });
    return { status: 200 };
  });
};
