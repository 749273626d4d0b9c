import { Loader } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { isCallPendingAtom } from '../../state/pendingCalls.ts';

/** Covers the page while a foreground call or a page is loading (spec 2.2). */
export function LoaderOverlay() {
  const { t } = useTranslation(['common', 'specification']);
  const isCallPending = useAtomValue(isCallPendingAtom);
  const isPagePending = useNavigation().state !== 'idle';
  return <Loader isPending={isCallPending || isPagePending} label={t('common:shell.loading')} />;
}
