import { Loader } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useText } from '../i18n/useText.ts';
import { isCallPendingAtom } from '../state/pendingCalls.ts';

/** Covers the page while a call that the user waits for is under way (spec 2.2). */
export function LoaderOverlay() {
  const { t } = useText();
  return <Loader isLoading={useAtomValue(isCallPendingAtom)} label={t('shell.loading')} />;
}
