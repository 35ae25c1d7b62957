import { filmCuts } from "@/components/art/pictures";
import { Scene } from "@/components/art/scene";
import { Film } from "@/components/ui/film";
import { auth } from "@/content/auth";
import styles from "./auth-frame.module.css";

export function AuthFilm() {
  return (
    <Film
      cuts={filmCuts.auth}
      pauseLabel={auth.film.pause}
      playLabel={auth.film.play}
      className="absolute inset-0"
      pauseClassName={styles.pause}
    >
      <Scene name="auth" hasPriority />
    </Film>
  );
}
