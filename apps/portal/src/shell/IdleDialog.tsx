import { Button, Dialog } from '@temple-land/ui';
import { useIdleLogout } from '../effects/useIdleLogout.ts';
import { useSignOut } from '../effects/useSignOut.ts';
import { useText } from '../i18n/useText.ts';

/** Warns a user who does nothing and logs out to the home page after 20 minutes (spec 4). */
export function IdleDialog() {
  const { m, t } = useText();
  const signOut = useSignOut('/home', 'pressed');
  const signOutIdle = useSignOut('/home', 'idle');
  const { isShown, stay } = useIdleLogout(signOutIdle);
  return (
    <Dialog
      isOpen={isShown}
      onClose={stay}
      role="alertdialog"
      title={m('idle.warning')}
      description={t('idle.text')}
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
