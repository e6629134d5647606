/**
 * Passwords of ten characters and more that stand at the top of every published list of leaked ones. Compared in lower case
 * and without what stands around the letters and digits.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 0123456789 9876543210 0987654321 1234567891 12345678910 123456789a 1234512345 1212121212 1231231231
  1111111111 0000000000 2222222222 5555555555 7777777777 9999999999 11111111111 1122334455 1020304050 147258369a
  qwertyuiop qwerty12345 qwerty123456 qwertyuiop1 qwertyuiop123 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 asdfghjkl1
  asdfghjkl123 zxcvbnm123 zxcvbnm1234 qazwsxedcr qazwsxedc1 1qaz2wsx3edc qweasdzxc1 qwertzuiop azertyuiop abcdefghij
  abcdefghijk abcd123456 abcdef1234 abc1234567 abc12345678 a123456789 a1234567890 password12 password123 password1234
  password12345 passw0rd123 p4ssw0rd123 mypassword mypassword1 mypassword123 passwordpassword letmein123 letmein1234
  letmeinnow welcome123 welcome1234 welcome2024 welcome2025 welcome2026 iloveyou12 iloveyou123 iloveyou1234 iloveyouso
  administrator admin12345 admin123456 superman123 batman12345 spiderman1 spiderman123 football123 football1234 baseball123
  basketball basketball1 liverpool1 liverpool123 manchester manchester1 manunited1 chelsea123 arsenal1234 barcelona1
  barcelona123 realmadrid realmadrid1 fcbarcelona elizabeth1 alexander1 christopher jonathan123 michelle123 jennifer123
  princess123 sunshine123 chocolate1 chocolate123 butterfly1 butterfly123 blackjack1 blackjack21 jackpot123 jackpot777
  luckyseven lucky77777 casino1234 pokerstars slotmachine changeme123 changeme1234 secret1234 secret12345 trustno1234
  dragon12345 monkey12345 master12345 shadow12345 killer12345 hello12345 hello123456 computer123 internet123 starwars123
  whatever123 november2026 october2026 december2026 january2026 summer2026 winter2026 spring2026 autumn2026 sommer2026
  passwort123 passwort1234 passwort12345 hallo12345 schatz1234 ichliebedich fussball123 contrasena contrasena1
  contrasena123 contraseña contraseña1 contraseña123 teamoteamo tequieromucho motdepasse motdepasse1 motdepasse123
  jetaime123 doudou1234 soleil1234 losenord123 lösenord123 lösenord1 sverige123 hejhejhej1 stockholm1 salasana123
  kodeord123 passord123 adgangskode senha12345 senha123456 brasil1234 flamengo123 corinthians`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
