import { Loader } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isCallPendingAtom } from '../state/pendingCalls.ts';

/** Covers the page while a call that the user waits for is under way (spec 2.2). */
export function LoaderOverlay() {
  const { t } = useTranslation(['common', 'specification']);
  return <Loader isLoading={useAtomValue(isCallPendingAtom)} label={t('common:shell.loading')} />;
}
