import { useQuery, useQueryClient } from '@tanstack/react-query';
import { channels, type Channel, type ChannelChoice } from '@temple-land/portal-core';
import { Checkbox, Stack, Table, visuallyHidden } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { card } from '../../../common/page/card.css.ts';
import { notificationKindLabels } from '../../../common/text/notificationKindLabels.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from './EditProfilePage.css.ts';

const channelLabels = { sms: 'channels.sms', email: 'channels.email' } as const;

interface ChoicesProps {
  choices: readonly ChannelChoice[];
  /** The channels that can reach the user. */
  usable: readonly Channel[];
  onChange: (choice: ChannelChoice) => void;
}

function Choices({ choices, usable, onChange }: ChoicesProps) {
  const { t } = useTranslation(['account', 'notifications', 'common', 'specification']);
  return (
    <Table
      caption={t('channels.title')}
      rows={choices}
      keyOf={({ kind }) => kind}
      columns={[
        {
          id: 'kind',
          header: t('channels.kind'),
          renderCell: ({ kind }) => (
            <span className={styles.besideControl}>{t(notificationKindLabels[kind])}</span>
          ),
        },
        ...usable.map((channel) => ({
          id: channel,
          header: t(channelLabels[channel]),
          isHeaderHidden: true,
          renderCell: (choice: ChannelChoice) => (
            <Checkbox
              label={
                <>
                  {t(channelLabels[channel])}
                  <span className={visuallyHidden}> {t(notificationKindLabels[choice.kind])}</span>
                </>
              }
              isSelected={choice[channel]}
              onChange={(isOn) => onChange({ ...choice, [channel]: isOn })}
            />
          ),
        })),
      ]}
    />
  );
}

/** By which channels a user is told of what, beside the bell; each choice is stored at once. */
export function ChannelsCard() {
  const { t } = useTranslation(['account', 'notifications', 'common', 'specification']);
  const queryClient = useQueryClient();
  const query = serviceQuery('channelsRead', {}, { isQuiet: true });
  const { data, isPending, error, refetch } = useQuery(query);
  const save = useServiceMutation('channelsSave', {
    onSuccess: async () => {
      announce(t('channels.saved'));
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const own = data && 'result' in data ? data.result : undefined;
  const usable = channels.filter((channel) =>
    channel === 'sms' ? own?.hasMobile === true : own?.hasEmail === true,
  );
  return (
    <section className={card} aria-labelledby="profile-channels">
      <h2 id="profile-channels" className={styles.cardTitle}>
        {t('channels.title')}
      </h2>
      <Stack>
        <p>{t('channels.lead')}</p>
        <OutcomeMessage message={save.error?.userMessage} />
        <Retry
          message={error?.userMessage}
          part={t('channels.title')}
          onRetry={() => void refetch()}
        />
        {isPending && <Loading />}
        {own?.hasMobile === false && <p>{t('channels.noMobile')}</p>}
        {own?.hasEmail === false && <p>{t('channels.noEmail')}</p>}
        {own && usable.length > 0 && (
          <Choices
            choices={own.choices}
            usable={usable}
            onChange={(choice) => save.mutate(choice)}
          />
        )}
      </Stack>
    </section>
  );
}
