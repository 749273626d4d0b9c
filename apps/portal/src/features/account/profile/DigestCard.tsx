import { useQuery, useQueryClient } from '@tanstack/react-query';
import { digestHours } from '@temple-land/portal-core';
import { Link, Select, Stack } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router-dom';
import { serviceQuery } from '../../../api/query/serviceQuery.ts';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { card } from '../../../common/page/card.css.ts';
import { formatCount } from '../../../i18n/format.ts';
import { announce } from '../../../state/announcement.ts';
import * as styles from './EditProfilePage.css.ts';

const { first, last } = digestHours;
const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
const none = 'none';

/** The hour of an officer's summary of the day, and the way to leave and cover. */
export function DigestCard() {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const queryClient = useQueryClient();
  const query = serviceQuery('digestRead', {}, { isQuiet: true });
  const { data, isPending, error, refetch } = useQuery(query);
  const save = useServiceMutation('digestSave', {
    onSuccess: async () => {
      announce(t('digest.saved'));
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const hour = data && 'result' in data ? data.result.hour : undefined;
  return (
    <section className={card} aria-labelledby="profile-digest">
      <h2 id="profile-digest" className={styles.cardTitle}>
        {t('digest.title')}
      </h2>
      <Stack>
        <OutcomeMessage message={save.error?.userMessage} />
        <Retry
          message={error?.userMessage}
          part={t('digest.title')}
          onRetry={() => void refetch()}
        />
        {isPending && <Loading />}
        {hour !== undefined && (
          <Select
            label={t('digest.hour')}
            description={t('digest.lead')}
            value={hour === null ? none : String(hour)}
            options={[
              { value: none, label: t('digest.none') },
              ...hours.map((value) => ({
                value: String(value),
                label: t('digest.from', { hour: formatCount(value) }),
              })),
            ]}
            onChange={(value) => save.mutate({ hour: value === none ? null : Number(value) })}
          />
        )}
        <Link href={href('/officer/applications')} isAlone>
          {t('digest.leave')}
        </Link>
      </Stack>
    </section>
  );
}
