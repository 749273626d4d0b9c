import { Button, Dialog } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdleLogout } from '../../effects/useIdleLogout.ts';
import { useSignOut } from '../../effects/useSignOut.ts';
import type { TextKey } from '../../i18n/textKey.ts';
import { openDraftAtom } from '../../state/openDraft.ts';
import { hasTypedText, trackTypedInput } from '../../state/typedInput.ts';

/** Returns the key of the text that says where the typed data is when the session ends. */
function useDataLossText(): TextKey {
  const draft = useAtomValue(openDraftAtom);
  useEffect(() => trackTypedInput(), []);
  if (draft === 'autosaved') return 'common:idle.text.kept';
  return draft === 'notSaved' || hasTypedText() ? 'common:idle.text.typed' : 'common:idle.text';
}

/** Warns an inactive user and logs out to the home page after 20 minutes (spec 4). */
export function IdleDialog() {
  const { t } = useTranslation(['common', 'specification']);
  const signOut = useSignOut('/home', 'pressed');
  const signOutIdle = useSignOut('/home', 'idle');
  const { isShown, continueSession } = useIdleLogout(signOutIdle);
  const dataLossText = useDataLossText();
  return (
    <Dialog
      isOpen={isShown}
      onOpenChange={continueSession}
      role="alertdialog"
      title={t('specification:idle.warning')}
      description={t(dataLossText)}
      footer={
        <>
          <Button onClick={signOut}>{t('specification:header.logout')}</Button>
          <Button kind="primary" onClick={continueSession} data-initial-focus>
            {t('specification:idle.stay')}
          </Button>
        </>
      }
    />
  );
}
