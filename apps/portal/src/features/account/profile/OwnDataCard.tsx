import { Alert, Button, Form, Icon, PasswordField, Stack } from '@temple-land/ui';
import { Download } from 'lucide';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { card, row } from '../../../common/page/card.css.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import * as styles from './EditProfilePage.css.ts';

/** Downloads everything that the portal stores about the user, after the password was confirmed. */
export function OwnDataCard({ userId }: { userId: number }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { downloadFile } = useFileCalls();
  const [currentPassword, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [message, setMessage] = useState<UserMessage>();
  const [isDone, setDone] = useState(false);
  const download = async () => {
    setLoading(true);
    const problem = await downloadFile('dataExport', { currentPassword });
    setLoading(false);
    setMessage(problem);
    setDone(problem === undefined);
    if (problem === undefined) setPassword('');
  };
  // The check has a message for a wrong password, which a missing file does not have.
  const check = useServiceMutation('checkCurrPassword', { onSuccess: download });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(currentPassword === '');
    setMessage(undefined);
    setDone(false);
    if (currentPassword !== '') check.mutate({ userId, currentPassword });
  };
  return (
    <section className={card} aria-labelledby="profile-own-data">
      <h2 id="profile-own-data" className={styles.cardTitle}>
        {t('ownData.title')}
      </h2>
      <Form onSubmit={submit}>
        <Stack>
          <p>{t('ownData.lead')}</p>
          <OutcomeMessage message={check.error?.userMessage ?? message} />
          {isDone && (
            <Alert tone="success" role="status">
              <p>{t('ownData.done')}</p>
            </Alert>
          )}
          <PasswordField
            label={t('ownData.password')}
            autoComplete="current-password"
            value={currentPassword}
            onChange={setPassword}
            {...(isMissing ? { errorMessage: t('ownData.password.missing') } : {})}
          />
          <div className={row}>
            <Button
              type="submit"
              icon={<Icon of={Download} />}
              isPending={check.isPending || isLoading}
            >
              {t('ownData.download')}
            </Button>
          </div>
        </Stack>
      </Form>
    </section>
  );
}
