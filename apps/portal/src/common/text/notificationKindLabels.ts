import type { NotificationKind } from '@temple-land/portal-core';
import type { FullKey } from '../../i18n/textKey.ts';

/** The label of each kind of notification. */
export const notificationKindLabels = {
  application: 'notifications:own.kind.application',
  reminder: 'notifications:own.kind.reminder',
  message: 'notifications:own.kind.message',
  question: 'notifications:own.kind.question',
  tender: 'notifications:own.kind.tender',
  watch: 'notifications:own.kind.watch',
  correction: 'notifications:own.kind.correction',
  work: 'notifications:own.kind.work',
  change: 'notifications:own.kind.change',
  account: 'notifications:own.kind.account',
} as const satisfies Readonly<Record<NotificationKind, FullKey>>;
