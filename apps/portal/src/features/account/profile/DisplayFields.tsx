import { useQueryClient } from '@tanstack/react-query';
import {
  fontSizeMaxPx,
  fontSizeMinPx,
  fontSizeStartPx,
  type Input,
  type Profile,
} from '@temple-land/portal-core';
import { Select } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { useServiceMutation } from '../../../api/query/useServiceMutation.ts';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { formatCount } from '../../../i18n/format.ts';
import { useOfferedLanguages } from '../../../i18n/useOfferedLanguages.ts';
import { announce } from '../../../state/announcement.ts';
import { applyDisplay } from './applyDisplay.ts';

const none = 'none';
const names = { en: 'English', or: 'ଓଡ଼ିଆ', hi: 'हिन्दी' } as const;
const sizes = Array.from(
  { length: fontSizeMaxPx - fontSizeMinPx + 1 },
  (_, index) => fontSizeMinPx + index,
);
const toPercent = (size: number) => Math.round((size / fontSizeStartPx) * 100);

/** The language and the text size of the account, which every device follows from its next login on. */
export function DisplayFields({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const queryClient = useQueryClient();
  const { pageLanguage = null, textSize = null } = profile;
  const offered = useOfferedLanguages();
  const save = useServiceMutation('displaySave', {
    onSuccess: async (_, chosen) => {
      applyDisplay({
        ...(chosen.pageLanguage && { pageLanguage: chosen.pageLanguage }),
        ...(chosen.textSize !== null && { textSize: chosen.textSize }),
      });
      announce(t('display.saved'));
      await queryClient.invalidateQueries({ queryKey: ['getDetails'] });
    },
  });
  const change = (next: Partial<Input<'displaySave'>>) =>
    save.mutate({ pageLanguage, textSize, ...next });
  const device = { value: none, label: t('display.device') };
  return (
    <>
      <OutcomeMessage message={save.error?.userMessage} />
      <Select
        label={t('display.language')}
        description={t('display.lead')}
        value={offered.find((language) => language === pageLanguage) ?? none}
        options={[device, ...offered.map((value) => ({ value, label: names[value] }))]}
        onChange={(value) =>
          change({ pageLanguage: offered.find((language) => language === value) ?? null })
        }
      />
      <Select
        label={t('display.size')}
        value={textSize === null ? none : String(textSize)}
        options={[
          device,
          ...sizes.map((size) => ({
            value: String(size),
            label: t('display.percent', { n: formatCount(toPercent(size)) }),
          })),
        ]}
        onChange={(value) => change({ textSize: value === none ? null : Number(value) })}
      />
    </>
  );
}
