import { Button, Dialog } from '@temple-land/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { hasTypedText, watchTyping } from '../effects/typedText.ts';
import { useIdleLogout } from '../effects/useIdleLogout.ts';
import { useSignOut } from '../effects/useSignOut.ts';
import type { PageKey } from '../i18n/pageKey.ts';
import { useText } from '../i18n/useText.ts';
import { openDraftAtom } from '../state/openDraft.ts';

/** Returns what the end of the session means for what was typed on the page. */
function useConsequence(): PageKey {
  const draft = useAtomValue(openDraftAtom);
  useEffect(() => watchTyping(), []);
  if (draft === 'kept') return 'idle.text.kept';
  return draft === 'notKept' || hasTypedText() ? 'idle.text.lost' : 'idle.text';
}

/** Warns a user who does nothing and logs out to the home page after 20 minutes (spec 4). */
export function IdleDialog() {
  const { m, t } = useText();
  const signOut = useSignOut('/home', 'pressed');
  const signOutIdle = useSignOut('/home', 'idle');
  const { isShown, stay } = useIdleLogout(signOutIdle);
  const consequence = useConsequence();
  return (
    <Dialog
      isOpen={isShown}
      onClose={stay}
      role="alertdialog"
      title={m('idle.warning')}
      description={t(consequence)}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button onClick={signOut}>{m('header.logout')}</Button>
          <Button kind="primary" onClick={stay} data-initial-focus>
            {m('idle.stay')}
          </Button>
        </>
      }
    />
  );
}
