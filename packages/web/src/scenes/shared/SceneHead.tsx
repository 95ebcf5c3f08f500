interface SceneHeadProps {
  readonly title: string;
  /** What stands at the other end of the line. */
  readonly aside?: string | null;
}

/** The heading of what a scene asks or shows. */
export const SceneHead = ({ title, aside = null }: SceneHeadProps) => (
  <header className="scene-head">
    <h2>{title}</h2>
    {aside === null ? null : <span className="lab">{aside}</span>}
  </header>
);
