import { ArrowRight, CircleCheck } from 'lucide';
import { ButtonLink, Icon, StatTile } from '../../index.ts';
import { Logo } from '../../patterns/common/Logo.tsx';
import * as styles from './Start.css.ts';
import { roles, storyChecks, sections, toolbarTools } from './startContent.ts';

const pages = import.meta.glob('../../components/*/*.mdx', { query: '?raw' });
const count = Object.keys(pages).length;

const toId = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Returns the URL of a page by its title, such as `Actions/Button`, and its name. */
const getPageUrl = (title: string, name = 'Docs') =>
  `./?path=/${name === 'Default' ? 'story' : 'docs'}/${toId(title)}--${toId(name)}`;

function Hero() {
  return (
    <header>
      <div className={styles.hero}>
        <p className={styles.scripts}>
          Land · <span lang="or">ଜମି</span> · <span lang="hi">भूमि</span>
        </p>
        <h1 className={styles.title}>One kit, three scripts, everybody</h1>
        <p className={styles.lead}>
          Accessible React components for a public service. It has its words in English, Odia and
          Hindi, knows nothing of the service it serves, and takes another department’s colours from
          twelve tokens.
        </p>
        <div className={styles.actions}>
          <ButtonLink
            kind="highlight"
            trailingIcon={<Icon of={ArrowRight} />}
            target="_top"
            href={getPageUrl('Temple screens/Apply', 'Default')}
          >
            See a whole screen
          </ButtonLink>
          <ButtonLink kind="onBrand" target="_top" href={getPageUrl('Actions/Button')}>
            Read the first component
          </ButtonLink>
        </div>
        <div className={styles.ornament}>
          <Logo ground="ornament" />
        </div>
      </div>
      <div role="presentation" aria-hidden="true" className={styles.strip} />
    </header>
  );
}

function Figures() {
  return (
    <dl className={styles.figures}>
      <StatTile
        label="Components"
        value={String(count)}
        context="each with rules, states and tests"
      />
      <StatTile label="Contrast of text" value="7 : 1" context="or more, in both themes" />
      <StatTile label="Targets" value="44" unit="px" context="or more, for a thumb" />
      <StatTile label="Text size" value="12–19" unit="px" context="chosen by the reader" />
    </dl>
  );
}

function Roles() {
  return (
    <section className={styles.part} aria-labelledby="roles">
      <h2 id="roles">Begin here</h2>
      <ul className={styles.roles}>
        {roles.map(({ name, text, page }) => (
          <li key={name} className={styles.section}>
            <a className={styles.sectionName} target="_top" href={getPageUrl(page)}>
              {name}
            </a>
            <p className={styles.muted}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sections() {
  return (
    <section className={styles.part} aria-labelledby="rooms">
      <h2 id="rooms">Where things are</h2>
      <ul className={styles.sections}>
        {sections.map(({ name, text, firstPage, firstName }) => (
          <li key={name} className={styles.section}>
            <a className={styles.sectionName} target="_top" href={getPageUrl(firstPage, firstName)}>
              {name}
            </a>
            <p className={styles.muted}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first page of Storybook: the kit, its sections and the tools of the toolbar. */
export function Start() {
  return (
    <div className={styles.page}>
      <Hero />
      <Roles />
      <Figures />
      <Sections />
      <section className={styles.part} aria-labelledby="promises">
        <h2 id="promises">What every story holds</h2>
        <ul className={styles.storyChecks}>
          {storyChecks.map((check) => (
            <li key={check} className={styles.storyCheck}>
              <span className={styles.mark}>
                <Icon of={CircleCheck} />
              </span>
              {check}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="tools">
        <h2 id="tools">How to review</h2>
        <dl className={styles.tools}>
          {toolbarTools.map(([tool, use]) => (
            <div key={tool} style={{ display: 'contents' }}>
              <dt className={styles.tool}>{tool}</dt>
              <dd>{use}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
