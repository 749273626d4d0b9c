import type { Channel, ChannelState } from '@temple-land/portal-core';
import { Button, Icon, Link } from '@temple-land/ui';
import { Send } from 'lucide';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { meta, row } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { TextKey } from '../../../i18n/textKey.ts';
import { useTestMessage } from './useSetup.ts';

interface ChannelTexts {
  noGateway: TextKey<'admin'>;
  noAddress: TextKey<'admin'>;
}

const texts: Readonly<Record<Channel, ChannelTexts>> = {
  sms: { noGateway: 'setup.sms.noGateway', noAddress: 'setup.test.noAddress.sms' },
  email: { noGateway: 'setup.email.noGateway', noAddress: 'setup.test.noAddress.email' },
};

/** What became of the last test message: waiting, sent, or refused with the answer of the gateway. */
function TestResult({ test }: Pick<ChannelState, 'test'>) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  if (test === null) return null;
  if (test.state === 'sent') return t('setup.test.sent', { date: formatDate(test.on) });
  if (test.error === '') return t('setup.test.waiting');
  return (
    <>
      {t('setup.test.failed')} {t('deliveries.error')} <span lang="en">{test.error}</span>
    </>
  );
}

/** The props of `ChannelTest`. */
export interface ChannelTestProps {
  channel: Channel;
  state: ChannelState;
  /** The id of the heading of the channel. */
  titleId: string;
}

/** Whether messages go out by a channel, with the control that sends a test message to the administrator. */
export function ChannelTest({ channel, state, titleId }: ChannelTestProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { mutate, isPending, error } = useTestMessage();
  const { isAvailable, hasAddress, lastSentOn, test } = state;
  const { noGateway, noAddress } = texts[channel];
  if (!isAvailable) return <p>{t(noGateway)}</p>;
  return (
    <>
      <p>{t('setup.test.text')}</p>
      {lastSentOn !== null && (
        <p className={meta}>{t('setup.test.lastSent', { date: formatDate(lastSentOn) })}</p>
      )}
      <p role="status">
        <TestResult test={test} />
      </p>
      <OutcomeMessage message={error?.userMessage} />
      {hasAddress ? (
        <div className={row}>
          <Button
            icon={<Icon of={Send} />}
            aria-describedby={titleId}
            isPending={isPending}
            onClick={() => mutate({ channel })}
          >
            {t('setup.test.send')}
          </Button>
        </div>
      ) : (
        <p>
          {t(noAddress)}{' '}
          <Link href={href('/admin/edit-profile')}>{t('common:title.editProfile')}</Link>
        </p>
      )}
    </>
  );
}
