import { memo, type ComponentType, type ReactNode } from 'react';
import { ServerErrorPage } from '../features/info/ServerErrorPage.tsx';
import { BareLayout } from '../shell/BareLayout.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { Shell } from '../shell/Shell.tsx';
import { UserLayout } from '../shell/UserLayout.tsx';
import { WorkLayout } from '../shell/WorkLayout.tsx';
import { useLocation, type Layout } from '../state/place.ts';
import { Boundary } from './Boundary.tsx';
import { ShellProblem } from './ShellProblem.tsx';

type Frame = ComponentType<{ children: ReactNode }>;

const frames: Readonly<Record<Layout, Frame>> = {
  public: PublicLayout,
  user: UserLayout,
  work: WorkLayout,
  bare: BareLayout,
};

// Another question or part of the same page draws only what asks for it.
const Shown = memo(function Shown({ Page }: { Page: ComponentType }) {
  return <Page />;
});

/** The page of the present place in its frame, all frames in the shell. */
export function Portal() {
  const { key, layout, Page } = useLocation();
  const Frame = frames[layout];
  return (
    <Boundary place={key} problem={<ShellProblem />}>
      <Shell>
        <Frame>
          <Boundary place={key} problem={<ServerErrorPage />}>
            <Shown Page={Page} />
          </Boundary>
        </Frame>
      </Shell>
    </Boundary>
  );
}
