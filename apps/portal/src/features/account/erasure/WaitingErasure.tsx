import type { ErasureObstacle, ErasureRequest } from '@temple-land/portal-core';
import { Alert, Button, Icon, Stack } from '@temple-land/ui';
import { Download } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileCalls } from '../../../api/files/useFileCalls.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { row } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import { Obstacles } from './Obstacles.tsx';
import type { Erasure } from './useErasure.ts';

/** The props of `WaitingErasure`. */
export interface WaitingErasureProps {
  request: ErasureRequest;
  obstacles: readonly ErasureObstacle[];
  withdrawal: Erasure['withdrawal'];
}

/** The waiting request with its day and its document; it can be taken back. */
export function WaitingErasure({ request, obstacles, withdrawal }: WaitingErasureProps) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const { downloadFile } = useFileCalls();
  const [isLoading, setLoading] = useState(false);
  const [message, setMessage] = useState<UserMessage>();
  const download = async () => {
    setLoading(true);
    setMessage(await downloadFile('erasureProof', {}));
    setLoading(false);
  };
  const { number, askedOn, dueOn } = request;
  return (
    <Stack>
      <Alert
        tone="warning"
        title={t('erasure.waiting.title', { date: formatDate(dueOn) })}
        role="none"
      >
        <p>{t('erasure.waiting.text', { date: formatDate(askedOn), number })}</p>
        <p>{t('erasure.waiting.document')}</p>
      </Alert>
      <Obstacles title={t('erasure.waiting.held')} obstacles={obstacles} />
      <OutcomeMessage message={message ?? withdrawal.error?.userMessage} />
      <div className={row}>
        <Button icon={<Icon of={Download} />} isPending={isLoading} onClick={() => void download()}>
          {t('erasure.download')}
        </Button>
        <Button
          kind="primary"
          isPending={withdrawal.isPending}
          onClick={() => withdrawal.mutate({})}
        >
          {t('erasure.withdraw')}
        </Button>
      </div>
    </Stack>
  );
}
