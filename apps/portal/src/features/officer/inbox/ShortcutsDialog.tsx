import { Button, Checkbox, Dialog } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { setShortcuts, shortcutsAtom } from '../../../state/shortcuts.ts';
import { useStoredAtom } from '../../../state/useStoredAtom.ts';
import * as styles from './inbox.css.ts';

/** The help about the shortcuts of the inbox, with which they can be switched off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['officer', 'common', 'specification']);
  const isOn = useStoredAtom(shortcutsAtom, true);
  const keys = [
    ['j', t('shortcuts.next')],
    ['k', t('shortcuts.previous')],
    ['Enter', t('shortcuts.open')],
    ['?', t('shortcuts.help')],
  ] as const;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('shortcuts')}
      description={t('shortcuts.text')}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <dl className={styles.keys}>
        {keys.map(([key, text]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd lang="en">{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t('shortcuts.on')} isSelected={isOn} onChange={setShortcuts} />
    </Dialog>
  );
}
