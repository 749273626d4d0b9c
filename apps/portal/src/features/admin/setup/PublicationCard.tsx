import type { SetupState } from '@temple-land/portal-core';
import { Alert, Button, Card, Link } from '@temple-land/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { row, stack } from '../../../common/page/card.css.ts';
import { ReasonField } from '../layout/ReasonField.tsx';
import { usePublicationRequest } from './useSetup.ts';

function RequestForm({ isPublic }: { isPublic: boolean }) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error } = usePublicationRequest();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isMissing) mutate({ isPublic: !isPublic, reason: reason.trim() });
  };
  return (
    <form method="post" noValidate className={stack} onSubmit={submit}>
      <p>{t(isPublic ? 'setup.publication.public' : 'setup.publication.closed')}</p>
      <OutcomeMessage message={error?.userMessage} />
      <ReasonField value={reason} onChange={setReason} isAsked={isAsked} />
      <div className={row}>
        <Button kind={isPublic ? 'secondary' : 'primary'} type="submit" isPending={isPending}>
          {t(isPublic ? 'setup.publication.close' : 'setup.publication.open')}
        </Button>
      </div>
    </form>
  );
}

/** Whether the portal is open to the public, with the request to open or close it. */
export function PublicationCard({ publication }: Pick<SetupState, 'publication'>) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { isPublic, isWaiting } = publication;
  return (
    <Card title={t('setup.publication')}>
      {isWaiting ? (
        <Alert tone="info" role="none">
          <p>{t('setup.publication.waiting')}</p>
          <Link href={href('/admin/changes')} isAlone>
            {t('common:title.changes')}
          </Link>
        </Alert>
      ) : (
        <RequestForm key={String(isPublic)} isPublic={isPublic} />
      )}
    </Card>
  );
}
