import { en, type MessageKey } from '@temple-land/portal-core';
import type { Translation } from '../../i18n/textKey.ts';

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Returns the name of a stage; empty for a stage without one. */
export function formatStage({ state }: { state: string }, { t }: Translation): string {
  const key = `state.${state}`;
  return isMessageKey(key) ? t(`specification:${key}`) : '';
}
